/** A page with the form that asks for a place, and the day-care centres it offers. */
export const KITASEITE = `---
titel: Vormerkung
bloecke:
  - template: kitavormerkung
    context:
      kitas:
        - { id: sonnenhuegel, name: Sonnenhügel, alter_von: 1, alter_bis: 6 }
        - { id: arche, name: Arche, alter_von: 2, alter_bis: 6 }
        - { id: krippe, name: Krippe, alter_von: 1, alter_bis: 2 }
---
`;

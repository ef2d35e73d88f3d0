/** A page with the form for a place in a day-care centre, and its centres. */
export const KITA_PAGE = `---
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

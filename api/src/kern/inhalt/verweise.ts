import { z } from 'zod';

/** Name of a photo. `.meta({ verweis })` names the kind of content whose entries editors choose from. */
export const fotoVerweis = z.string().trim().min(1).meta({ verweis: 'foto' });

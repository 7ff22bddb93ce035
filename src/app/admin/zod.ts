// What 'zod' is in the back office (scripts/vite-config.ts): zod in Finnish, and without the code from strings that it uses for
// speed, which the content security policy forbids. Both are set before any schema is made, and only where one is.
import { z } from 'zod/v4';
import { fi } from 'zod/v4/locales';

z.config({ ...fi(), jitless: true });
// oxlint-disable-next-line oxc/no-barrel-file -- it takes the place of zod itself, of which the build drops what is unused
export * from 'zod/v4';

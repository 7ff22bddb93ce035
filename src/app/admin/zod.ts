// To be imported before any schema is made: the content security policy forbids the code from strings that zod uses for speed.
import { z } from 'zod';

z.config({ jitless: true });

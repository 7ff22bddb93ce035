// Every database of a test file is made on the server of the set.
import { inject } from 'vitest';

process.env['TEST_DATABASE_URL'] = inject('postgres15');

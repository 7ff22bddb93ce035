// Every database of a test file is made on the server of the set; without one the file is left out.
import { beforeEach, inject } from 'vitest';

const url = inject('postgres15');
if (url) process.env['TEST_DATABASE_URL'] = url;
beforeEach((context) => context.skip(!url, 'there is no PostgreSQL 15'));

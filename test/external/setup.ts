// Every test file creates its databases on the external PostgreSQL cluster.
import { inject } from 'vitest';

process.env['TEST_DATABASE_URL'] = inject('postgres15');

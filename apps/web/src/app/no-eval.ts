import * as z from 'zod';

// Before any schema is made: zod otherwise tries `new Function`, which Trusted Types report as a violation.
z.config({ jitless: true });

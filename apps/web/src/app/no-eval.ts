import * as z from 'zod';

// Must run before the first schema is created: zod otherwise tries `new Function`, which Trusted Types report as a
// violation.
z.config({ jitless: true });

/** Sender of the demo's records. */
export const DEMO_SENDER = 'demo';

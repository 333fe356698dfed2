/** The ONIX releases that are read. */
export type OnixVersion = '2.1' | '3.0' | '3.1';

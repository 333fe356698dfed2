/** The releases that are read; which one a message is, its header or its records tell. */
export type OnixVersion = '2.1' | '3.0' | '3.1';

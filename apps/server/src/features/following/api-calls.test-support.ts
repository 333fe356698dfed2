import { expect } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';

/**
 * Calls the API of a server that exists when the first call is made. A call that fails fails the test.
 * @returns the parsed body of the response; undefined if it has none
 */
export const apiCalls =
  (server: () => TestApp) => async (as: PersonName, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const request = { method, url: `/api/${path}`, headers: server().as(as), ...(payload && { payload }) };
    const answer = await server().app.inject(request);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.body === '' ? undefined : answer.json();
  };

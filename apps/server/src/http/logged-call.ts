import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { HIDDEN, withoutTokens } from './without-secrets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parameters of the query that may be logged, for routes without a schema. */
    loggedQuery?: readonly string[];
  }
}

const MAX_VALUE_LENGTH = 100;
/** What a parameter that accepts any text may contain in the log: an ISBN or a number. */
const digits = /^[\dx -]*$/i;
/** Accepted only by parameters without a form. */
const ANY_TEXT = '~ any text ~';

type Shape = Readonly<Record<string, z.ZodType | undefined>>;

/**
 * Returns the address of a call for the log and the audit trail: the route with the values of the parameters that it
 * declares. Hidden are all other parameters, values that are not valid, and typed texts except numbers: an address may
 * contain credentials in any place.
 */
export function loggedCall({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions.url === undefined) return '[unknown address]';
  const [path = '', ...queries] = url.split('?');
  const place = loggedPath(path, routeOptions.url, shapeOf(routeOptions.schema?.params));
  if (queries.length === 0) return place;
  const { loggedQuery = [] } = routeOptions.config;
  const named: Shape = Object.fromEntries(loggedQuery.map((name) => [name, z.string()]));
  return `${place}?${loggedQueryOf(queries.join('?'), { ...named, ...shapeOf(routeOptions.schema?.querystring) })}`;
}

function loggedPath(path: string, pattern: string, shape: Shape): string {
  const sent = path.split('/');
  const parts = pattern.split('/').map((part, index) => {
    if (!part.startsWith(':')) return part;
    const schema = shape[part.slice(1)] ?? z.string();
    return loggedValue(sent[index] ?? '', schema);
  });
  return parts.join('/');
}

function loggedQueryOf(query: string, shape: Shape): string {
  const pairs = query.split('&').map((pair) => {
    const [name = '', ...values] = pair.split('=');
    const schema = shape[decoded(name) ?? ''];
    return schema ? `${name}=${loggedValue(values.join('='), schema)}` : HIDDEN;
  });
  // All unknown parameters together: their number says nothing.
  return [...new Set(pairs)].join('&');
}

function loggedValue(sent: string, schema: z.ZodType): string {
  const value = decoded(sent);
  if (value === undefined || value.length > MAX_VALUE_LENGTH) return HIDDEN;
  const isSafe = accepts(schema, ANY_TEXT) ? digits.test(value) : accepts(schema, value);
  return isSafe && withoutTokens(value) === value ? sent : HIDDEN;
}

/** A parameter that may be repeated has an array as its type. */
const accepts = (schema: z.ZodType, value: string): boolean =>
  schema.safeParse(value).success || schema.safeParse([value]).success;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** Schemas of the parameters of a route by name; empty for a route without a schema. */
function shapeOf(schema: unknown): Shape {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

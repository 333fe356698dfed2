import { join, resolve } from 'node:path';
import { findCompany } from '@titlenet/catalogue/companies';
import { entriesOf, keysOf, objectOf } from '@titlenet/catalogue/typed-objects';
import * as z from 'zod';
import { defaultLinks, defaultPictures } from './default-links.ts';
import { DEFAULT_RECORDS_KEPT } from './records/received-records.queries.ts';
import { trustedProxies } from './trusted-proxies.ts';

const port = z.coerce.number('must be a port from 1 to 65535').int().min(1).max(65_535);
const count = z.coerce.number().int().min(1);
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/$/, ''));
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
/** Host names, separated by blanks or commas. */
const hostNames = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  );
/** One company of ORDER_INFORMATION: its code and a text of one line. */
const orderInformation = z
  .string()
  .regex(/^\d{3}=.{1,120}$/, 'ORDER_INFORMATION has entries such as 001=Orders 1-800-555-0100, separated by |')
  .refine((entry) => findCompany(entry.slice(0, 3)) !== undefined, 'ORDER_INFORMATION names an unknown company')
  .transform((entry): [string, string] => [entry.slice(0, 3), entry.slice(4).trim()]);

const template = z.string().regex(/^(https?:\/\/|\/|#)/, 'must be an address, a path or a #/route');

const linkVariables = {
  LINK_GUIDES: 'guides',
  LINK_TITLE_VIEW: 'titleView',
  LINK_MONTHLY_SUMMARY: 'monthlySummary',
  LINK_PENDING_ORDERS: 'pendingOrders',
  LINK_PKA: 'pka',
  LINK_ORDER_MANAGEMENT: 'orderManagement',
  LINK_CHANNEL_REPORT: 'channelReport',
  LINK_POINT_OF_SALE: 'pointOfSale',
  LINK_USER_LISTS: 'userLists',
  LINK_REPORT_NET: 'reportNet',
  LINK_USER_GUIDE: 'userGuide',
  LINK_CATALOGUE: 'catalogue',
  LINK_PROMOTIONS: 'promotions',
  LINK_BESTSELLERS: 'bestsellers',
} as const satisfies Record<string, keyof typeof defaultLinks>;

const linkShape = objectOf(keysOf(linkVariables), (variable) =>
  template.default(defaultLinks[linkVariables[variable]]),
);

/**
 * All environment variables of the server. An empty one counts as absent.
 */
const environmentSchema = z
  .object({
    PORT: port.default(8080),
    HOST: z.string().default('127.0.0.1'),
    /** Public address, if it is not this machine's. */
    PUBLIC_URL: address.optional(),
    /** Number of proxies in front of the server, or their networks: the caller's address is the last one they add. */
    TRUST_PROXY: trustedProxies.default(false),
    ENVIRONMENT: z.enum(['dev', 'test', 'uat', 'prod']).default('dev'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    TITLENET_DATA: z.string().default('./data'),
    /** JSON table from imprint to company code, for imports without a company; by default in the data folder. */
    TITLENET_IMPRINTS: z.string().optional(),
    /** Folder of uploaded files; by default in the data folder. Servers may share it. */
    TITLENET_UPLOADS: z.string().optional(),
    /** Largest file that can be uploaded, in megabytes. */
    IMPORT_MAXIMUM_MB: count.default(2_048),
    /** Sender of exported ONIX messages (docs/feeds.md). */
    ONIX_SENDER_NAME: z.string().trim().min(1).max(200).default('TitleNet'),
    /** Number of demo titles loaded into an empty database at the first start. */
    TITLENET_DEMO_TITLES: z.coerce.number().int().min(0).optional(),
    DATABASE_URL: databaseAddress.optional(),
    TITLENET_ALLOW_EMBEDDED_DATABASE: z.string().optional(),
    DATABASE_READ_URL: databaseAddress.optional(),
    TITLENET_ALLOW_DEVELOPMENT_IDENTITY: z.string().optional(),

    /** Without an issuer the development identity provider is used. */
    OIDC_ISSUER: address.optional(),
    OIDC_CLIENT_ID: z.string().default('titlenet'),
    /** Of a confidential client; the server sends it with grants and revocations. */
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_AUDIENCE: z.string().default('urn:titlenet:api'),
    /** Resource indicator (RFC 8707), for providers that take the audience from it instead of `audience`. */
    OIDC_RESOURCE: z.url().optional(),
    OIDC_SCOPE: z.string().default('openid email offline_access'),
    OIDC_JWKS_URL: address.optional(),
    OIDC_TOKEN_URL: address.optional(),
    OIDC_REVOCATION_URL: address.optional(),
    OIDC_TOKEN_TYPE: z.string().default('at+jwt'),
    /** Address for code and refresh grants; `provider` means the provider itself (G-29). */
    LOGIN_ADDRESS: z.union([z.literal('provider'), address]).optional(),

    /** Further addresses the web app calls, such as a user-info host of its own; separated by blanks. */
    CONNECT_ADDRESSES: z
      .string()
      .default('')
      .transform((text) => text.split(/\s+/).filter(Boolean))
      .pipe(z.array(address)),

    ENTERPRISE_TOKEN_URL: address.optional(),
    ENTERPRISE_ISSUER: address.optional(),
    ENTERPRISE_JWKS_URL: address.optional(),
    ENTERPRISE_TOKEN_TYPE: z.string().default('enterprise+jwt'),
    ENTERPRISE_TENANT_ID: z.string().default('titlenet'),
    ENTERPRISE_APPLICATION_ID: z.string().default('titlenet'),
    ENTERPRISE_REFRESH_LEAD_MINUTES: z.coerce.number().min(0).max(60).default(2),
    ENTERPRISE_HEADER: z.string().default('X-Enterprise-Token'),
    /** Signs the cookie of pictures; the same on all servers. By default it is generated in the data folder. */
    COOKIE_SECRET: z.string().min(32).optional(),
    SUBSCRIPTION_KEY: z.string().default(''),
    SUBSCRIPTION_HEADER: z.string().default('X-Subscription-Key'),

    /** Calls per minute. */
    RATE_LIMIT_PER_PERSON: count.default(1_200),
    /** Calls per minute that ask for many titles or upload a piece of a file. */
    RATE_LIMIT_BULK_PER_PERSON: count.default(1_200),
    RATE_LIMIT_PER_ADDRESS: count.default(3_000),
    /** Calls per minute with one read token. */
    RATE_LIMIT_PER_READ_TOKEN: count.default(300),
    SUPPORT_EXTENSION: z.string().default('x1234'),
    /** How to order from a company, on its tip sheets: `001=Orders 1-800-555-0100|400=…`. */
    ORDER_INFORMATION: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split('|')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(orderInformation))
      .transform((all) => Object.fromEntries(all)),
    PICTURE_COVER: template.default(defaultPictures.cover),
    PICTURE_PERSON: template.default(defaultPictures.person),
    /** Hosts whose pictures are fetched for titles: `pictures.example.com`, with a port if it is not the default. */
    PICTURE_HOSTS: hostNames,
    /** Service with the cover addresses of HQNA titles, with `{isbn}`; by default the product's own [COVER-13]. */
    HQNA_COVER_SERVICE: address.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    ERROR_MAIL_FROM: z.email().default('titlenet@localhost.localdomain'),
    ERROR_MAIL_TO: z.string().optional(),
    /** Sender of the digests of followed titles, which need SMTP_URL; without it none are offered. */
    DIGEST_MAIL_FROM: z.email().optional(),
    /** Domains of the addresses to which digests may be sent, separated by blanks; by default that of the sender. */
    DIGEST_MAIL_DOMAINS: hostNames,
    SENTRY_DSN: z.url().optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Records as they were sent that are kept of one title and sender; 0 keeps none. */
    RECEIVED_RECORDS_KEPT: z.coerce.number().int().min(0).max(1_000).default(DEFAULT_RECORDS_KEPT),
    ...linkShape,
  })
  .superRefine((read, context) => {
    const need = (variable: keyof typeof read, because: string) => {
      if (read[variable] === undefined) context.addIssue({ code: 'custom', path: [variable], message: because });
    };
    if (isProduction(read) && read.TITLENET_ALLOW_EMBEDDED_DATABASE !== 'yes-i-know')
      need(
        'DATABASE_URL',
        `is needed where ENVIRONMENT is ${read.ENVIRONMENT}; set TITLENET_ALLOW_EMBEDDED_DATABASE=yes-i-know if the embedded database is meant`,
      );
    if (read.TITLENET_DEMO_TITLES && !mayHaveDemo(read))
      context.addIssue({
        code: 'custom',
        path: ['TITLENET_DEMO_TITLES'],
        message: 'demo titles are loaded only with the development identity provider, and never in uat or prod',
      });
    if (read.OIDC_ISSUER) {
      const because = 'is needed when OIDC_ISSUER is set';
      need('OIDC_JWKS_URL', because);
      need('OIDC_TOKEN_URL', because);
      need('ENTERPRISE_TOKEN_URL', because);
      need('ENTERPRISE_ISSUER', because);
      need('ENTERPRISE_JWKS_URL', because);
    }
    if (read.OIDC_CLIENT_SECRET && read.LOGIN_ADDRESS)
      context.addIssue({
        code: 'custom',
        path: ['OIDC_CLIENT_SECRET'],
        message: 'is used by the server’s own login address only, but LOGIN_ADDRESS is set',
      });
    if (read.SMTP_URL && !read.DIGEST_MAIL_FROM) need('ERROR_MAIL_TO', 'is needed when SMTP_URL is set');
    if (read.DIGEST_MAIL_FROM) need('SMTP_URL', 'is needed when DIGEST_MAIL_FROM is set');
  });

type Environment = z.output<typeof environmentSchema>;

/** Where invented titles and people, and defaults for a trial, would do harm. */
export function isProduction({ ENVIRONMENT }: { ENVIRONMENT: string }): boolean {
  return ENVIRONMENT === 'uat' || ENVIRONMENT === 'prod';
}

/** The demo's people sign in only at the development identity provider. */
export const mayHaveDemo = (read: { ENVIRONMENT: string; OIDC_ISSUER?: string | undefined }): boolean =>
  read.OIDC_ISSUER === undefined && !isProduction(read);

/** The settings of one server. */
export interface Settings extends Omit<Environment, keyof typeof linkVariables | 'PUBLIC_URL'> {
  PUBLIC_URL: string;
  /** Absolute path of the data folder. */
  dataFolder: string;
  /** Absolute path of the imprint-to-company table; the file may be absent. */
  imprintsFile: string;
  /** Absolute path of the folder of uploaded files. */
  uploadsFolder: string;
  /** Folder of the built web app. */
  webFolder: string;
  links: Record<keyof typeof defaultLinks, string>;
}

/** An invalid setting; only the message, which names it, is shown. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from environment variables.
 * @throws SettingsError with one line that names every invalid variable
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse(present);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new SettingsError(`Wrong settings: ${faults.join('; ')}`);
  }
  const read = result.data;
  const named = entriesOf(linkVariables).map(([variable, link]) => [link, read[variable]]);
  // The variables name all links.
  const links = Object.fromEntries(named) as Settings['links'];
  return {
    ...read,
    PUBLIC_URL: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    dataFolder: resolve(read.TITLENET_DATA),
    imprintsFile: resolve(read.TITLENET_IMPRINTS ?? join(read.TITLENET_DATA, 'imprints.json')),
    uploadsFolder: resolve(read.TITLENET_UPLOADS ?? join(read.TITLENET_DATA, 'uploads')),
    webFolder: join(import.meta.dirname, '../../web/dist'),
    links,
  };
}

/** Properties of the public address that cookies need. */
export function whereServed({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): { secure: boolean; basePath: string } {
  const { protocol, pathname } = new URL(PUBLIC_URL);
  return { secure: protocol === 'https:', basePath: pathname.replace(/\/$/, '') };
}

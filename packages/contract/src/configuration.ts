import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Settings of the web app, available before sign-in; contains no secrets. */
export const configurationSchema = z.object({
  oidc: z.object({
    authority: z.string(),
    clientId: z.string(),
    audience: z.string(),
    scope: z.string(),
    /** Resource indicator of the access token (RFC 8707). */
    resource: z.string().optional(),
  }),
  /** Endpoint of code and refresh grants (G-29); empty for the discovered token endpoint. */
  loginAddress: z.string(),
  /** The token address of the enterprise security host and the values of its request (SIGN-14 to SIGN-17). */
  enterprise: z.object({
    tokenUrl: z.string(),
    tenantid: z.string(),
    applicationid: z.string(),
    refreshLeadMinutes: z.number(),
  }),
  subscriptionKey: z.string(),
  /** Names of the two configurable headers (G-27). */
  headers: z.object({ subscriptionKey: z.string(), enterpriseToken: z.string() }),
  supportExtension: z.string(),
  /** How to order from a company, by its code, for tip sheets; only companies for which the installation states it. */
  orders: z.record(z.string(), z.string()),
  /**
   * Addresses outside or inside the product, with `{isbn}`, `{companyCode}`, `{date}`, `{viewId}` (decisions G-38 to
   * G-46).
   */
  links: z.object({
    guides: z.string(),
    titleView: z.string(),
    monthlySummary: z.string(),
    pendingOrders: z.string(),
    pka: z.string(),
    orderManagement: z.string(),
    channelReport: z.string(),
    pointOfSale: z.string(),
    userLists: z.string(),
    reportNet: z.string(),
    userGuide: z.string(),
    catalogue: z.string(),
    promotions: z.string(),
    bestsellers: z.string(),
  }),
  /** Picture addresses with `{companyCode}` or `{division}`, `{isbn}`, `{width}`, `{id}` (decision G-149). */
  pictures: z.object({ cover: z.string(), person: z.string() }),
});
export type Configuration = z.infer<typeof configurationSchema>;

export const getConfiguration = defineEndpoint({
  name: 'getConfiguration',
  method: 'GET',
  path: '/configuration',
  summary: 'Public settings of this installation for the web app',
  access: 'open',
  company: 'none',
  response: configurationSchema,
});

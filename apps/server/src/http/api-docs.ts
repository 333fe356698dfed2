import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Settings } from '../settings.ts';
import { registerWithAccess } from './declared-access.ts';

/** Swagger UI sets markup from its own texts, so its pages do not use Trusted Types; scripts are files there too. */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** Schemes that a call of a signed-in person needs together. */
export const personSecurity = { accessToken: [], enterpriseToken: [], subscriptionKey: [] };

/** Adds the body of endpoints that accept bytes, which no schema validates. */
const describeBytes: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const isBytes = route.schema?.consumes && !route.schema.body;
  return { schema: isBytes ? { ...schema, body: { type: 'string', format: 'binary' } } : schema, url };
};

/** Collects the description of every endpoint. Must be registered before the endpoints. */
export async function describeApi(
  app: FastifyInstance,
  settings: Pick<Settings, 'ENTERPRISE_HEADER' | 'SUBSCRIPTION_HEADER'>,
): Promise<void> {
  await app.register(swagger, {
    transform: describeBytes,
    transformObject: jsonSchemaTransformObject,
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'TitleNet', description: 'Titles, searches and reports for the web app.', version: '1' },
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          enterpriseToken: {
            type: 'apiKey',
            in: 'header',
            name: settings.ENTERPRISE_HEADER,
            description: 'The enterprise token, written as `Bearer …`',
          },
          readToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'A personal read token of the page Read Tokens; the scopes are those of the token',
          },
          subscriptionKey: { type: 'apiKey', in: 'header', name: settings.SUBSCRIPTION_HEADER },
        },
      },
      security: [personSecurity],
    },
  });
}

/** Serves the documentation at `/api/docs` and the OpenAPI document at `/api/docs/json`. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await registerWithAccess(app, 'open', async (scope) => {
    // The files of the documentation change with the server and have no digest in their names.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: docsPolicy,
      uiConfig: { deepLinking: true, docExpansion: 'list', tryItOutEnabled: false },
      theme: {
        title: 'TitleNet API',
        css: [{ filename: 'titlenet.css', content: '.swagger-ui .topbar { display: none }' }],
      },
    });
  });
}

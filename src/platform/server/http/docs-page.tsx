// The API as a page to read: every call with what it takes and answers. Rendered here, for the one constant policy lets no
// documentation tool's script and inline styles through.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';

import { Badge } from '../../ui/badge.tsx';
import { schemaFields } from './schema-fields.ts';

import layout from '../../ui/style/layout.module.css';

const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() })).optional();
const operationSchema = z.object({
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.unknown()).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: z.unknown(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema })).default({}),
});
const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

interface Call {
  path: string;
  method: string;
  operation: z.output<typeof operationSchema>;
}

export interface DocsPageInput {
  /** The OpenAPI document. */
  document: unknown;
  stylesheets: readonly string[];
  /** The one inline script, allowed by its hash. */
  themeScript: string;
}

export function docsPage({ document, stylesheets, themeScript }: DocsPageInput): string {
  const { info, paths } = documentSchema.parse(document);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  );
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
  const styles = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const body = renderToString(
    <main className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <h1>{`${info.title} ${info.version}: API`}</h1>
      <p>{info.description}</p>
      <p>
        Calls marked “token” need the header <code>Authorization: Bearer …</code>. The same as a document:{' '}
        <a href="/api/openapi.json">/api/openapi.json</a>
      </p>
      {[...groups].map(([name, group]) => (
        <section key={name} className={layout.stack}>
          <h2>{name}</h2>
          {group.map((call) => (
            <CallDetails key={`${call.method} ${call.path}`} {...call} />
          ))}
        </section>
      ))}
    </main>,
  );
  return (
    '<!doctype html><html lang="en" data-density="compact"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${info.title} API</title><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">` +
    `${styles}<script>${themeScript}</script></head><body>${body}</body></html>`
  );
}

function CallDetails({ path, method, operation }: Call) {
  const { summary, security, parameters, requestBody, responses } = operation;
  return (
    <details>
      <summary>
        <b>{method.toUpperCase()}</b> <code>{path}</code> {security.length > 0 && <Badge>token</Badge>}{' '}
        {summary}
      </summary>
      {parameters.length > 0 && (
        <Fields title="Takes">
          {parameters.map(({ name, in: location, required, schema }) => (
            <FieldLine
              key={`${location} ${name}`}
              path={name}
              type={`${schemaFields(schema)[0]?.type ?? 'anything'}, in the ${location}`}
              isRequired={required}
            />
          ))}
        </Fields>
      )}
      <Contents title="Body" content={requestBody?.content} />
      {Object.entries(responses).map(([status, { content }]) => (
        <Contents key={status} title={`Answers ${status}`} content={content} />
      ))}
    </details>
  );
}

function Contents({ title, content }: { title: string; content: z.output<typeof contentSchema> }) {
  return Object.entries(content ?? {}).map(([type, { schema }]) => (
    <Fields key={type} title={`${title}, ${type}`}>
      {[...new Map(schemaFields(schema).map((field) => [field.path, field])).values()].map((field) => (
        <FieldLine key={field.path} {...field} />
      ))}
    </Fields>
  ));
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <ul>{children}</ul>
    </>
  );
}

function FieldLine({ path, type, isRequired }: { path: string; type: string; isRequired: boolean }) {
  return (
    <li>
      {path !== '' && <code>{path}</code>} {type}
      {!isRequired && ', optional'}
    </li>
  );
}

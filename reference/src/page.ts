/** The reference as one page, complete without script. Its script only searches. docs/api.md */
import type { Document, Media, Operation, Parameter } from './openApi.ts';
import { fieldRows, typeOf } from './fieldRows.ts';
import type { FieldRow } from './fieldRows.ts';
import { html, nothing } from './html.ts';
import type { Html } from './html.ts';
import type { Refusal } from './refusalWords.ts';
import type { JsonSchema } from './schemaOf.ts';

const join = (parts: readonly Html[]): Html => html`${parts}`;
const anchor = (id: string): string => id.replaceAll('.', '-');

function tableOf(caption: string, heads: readonly string[], lines: readonly Html[]): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines}
      </tbody>
    </table>
  </div>`;
}

function fieldTable(caption: string, rows: readonly FieldRow[]): Html {
  if (rows.length === 0) return html`<p>${caption}: no fields.</p>`;
  const lines = rows.map(
    ({ path, type, isRequired, notes }) =>
      html`<tr>
        <th scope="row"><code>${path}</code></th>
        <td><code>${type}</code></td>
        <td>${isRequired ? 'yes' : 'no'}</td>
        <td>${notes}</td>
      </tr>`,
  );
  return tableOf(caption, ['Field', 'Type', 'Required', 'Notes'], lines);
}

function refusalTable(caption: string, refusals: readonly Refusal[]): Html {
  if (refusals.length === 0) return nothing;
  const lines = refusals.map(
    ({ code, name, meaning }) =>
      html`<tr>
        <th scope="row">${code}</th>
        <td><code>${name}</code></td>
        <td>${meaning}</td>
      </tr>`,
  );
  return tableOf(caption, ['Code', 'Name', 'What the player reads'], lines);
}

const example = (title: string, value: unknown): Html =>
  value === undefined
    ? nothing
    : html`<div class="example">
        <p>${title}</p>
        <pre tabindex="0">${JSON.stringify(value, undefined, 2)}</pre>
      </div>`;

function requestPart({ components }: Document, { parameters = [], requestBody }: Operation): Html {
  const given = parameters.map((one): Parameter => {
    if (!('$ref' in one)) return one;
    const named = components.parameters[one.$ref.split('/').at(-1) ?? ''];
    if (named === undefined) throw new Error(`no parameter ${one.$ref}`);
    return named;
  });
  const rows = given.map(({ name, in: place, required, schema = {}, description = '' }) => ({
    path: name,
    type: typeOf(schema, components.schemas),
    isRequired: required,
    notes: `In the ${place}. ${description}`,
  }));
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, media]) =>
      html`${fieldTable(`Request as ${type}`, fieldRows(media.schema, components.schemas))}${example('Example of a request', media.example)}`,
  );
  return html`${rows.length > 0 ? fieldTable('Parameters', rows) : nothing}${bodies}`;
}

/** The data of an envelope, or the whole reply of a call without one. */
function dataOf({ schema }: Media): JsonSchema {
  const [success] = schema.anyOf ?? [];
  return success?.properties?.data ?? success ?? schema;
}

function replyPart({ components }: Document, { responses }: Operation): Html {
  const reply = responses['200'];
  const media = reply !== undefined && 'content' in reply ? reply.content?.['application/json'] : undefined;
  if (media === undefined) return nothing;
  const data = dataOf(media);
  const table =
    data.properties === undefined
      ? html`<p>Reply: ${linked(data, components.schemas)}</p>`
      : fieldTable('Data of the reply', fieldRows(data, components.schemas));
  return html`${table}${example('Example of a reply', media.example)}`;
}

function linked(schema: JsonSchema, schemas: Document['components']['schemas']): Html {
  const type = typeOf(schema, schemas);
  return schema.$ref === undefined ? html`<code>${type}</code>` : html`<a href="#schema-${type}">${type}</a>`;
}

const accessOf = ({ security }: Operation): string =>
  ({
    session: 'Players, with a session',
    window: 'An open game window',
    operator: 'The operator, with the key',
    provider: 'A provider, with a signature',
  })[Object.keys(security[0] ?? {})[0] ?? ''] ?? 'Everybody';

function callPart(document: Document, path: string, method: string, operation: Operation): Html {
  const { operationId, summary, description = '' } = operation;
  const facts = [accessOf(operation), operation['x-call'] ?? '', operation['x-effect'] ?? ''].filter(
    (one) => one !== '',
  );
  return html`<details class="call" id="${anchor(operationId)}">
    <summary>
      <span class="method">${method.toUpperCase()}</span> <code class="path">${path}</code>
      <span class="what">${operationId} · ${summary}</span>
    </summary>
    <div class="body">
      ${description === '' ? nothing : html`<p>${description}</p>`}
      <p class="facts">${facts.join(' · ')}</p>
      ${requestPart(document, operation)}${replyPart(document, operation)}${refusalTable('Refusals of its own', operation['x-refusals'] ?? [])}
    </div>
  </details> `;
}

function roomPart(document: Document, { name, description }: Document['tags'][number]): Html {
  const parts = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(name))
      .map(([method, operation]) => callPart(document, path, method, operation)),
  );
  return html`<section class="room" aria-labelledby="room-${name}">
    <h2 id="room-${name}">${description} <span class="count">${parts.length}</span></h2>
    ${parts}
  </section> `;
}

function schemaPart({ components }: Document): Html {
  const parts = Object.entries(components.schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => {
      const rows = fieldRows(schema, components.schemas);
      const content =
        rows.length > 0
          ? fieldTable(name, rows)
          : html`<p>${typeOf(schema, components.schemas)}. ${schema.description ?? ''}</p>`;
      return html`<details class="call" id="schema-${name}">
        <summary><code class="path">${name}</code></summary>
        <div class="body">${content}</div>
      </details> `;
    });
  return html`<section class="room" aria-labelledby="records">
    <h2 id="records">Records <span class="count">${parts.length}</span></h2>
    ${parts}
  </section>`;
}

/** The whole page. Styles and script are files beside it, so the policy needs neither hash nor nonce. */
export function referencePage(document: Document): string {
  const rooms = document.tags.map(({ name, description }) => html`<li><a href="#room-${name}">${description}</a></li>`);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API reference · Foyer</title>
        <link rel="stylesheet" href="/reference/reference.css" />
        <script type="module" src="/reference/reference.js"></script>
      </head>
      <body>
        <header>
          <h1>API reference</h1>
          <p>
            ${document.info.description} <a href="/reference/openapi.json">OpenAPI ${document.openapi}</a>, version
            ${document.info.version}.
          </p>
        </header>
        <nav aria-label="Rooms">
          <ul>
            ${rooms}
            <li><a href="#records">Records</a></li>
          </ul>
        </nav>
        <main>
          <search hidden>
            <label for="search">Search calls</label
            ><input id="search" type="search" autocomplete="off" spellcheck="false" />
            <p role="status" id="found"></p>
          </search>
          ${join(document.tags.map((tag) => roomPart(document, tag)))} ${schemaPart(document)}
          <section aria-labelledby="every">
            <h2 id="every">Every call</h2>
            ${refusalTable('Refusals that every call may have', document['x-refusals'])}
          </section>
        </main>
      </body>
    </html> `;
  return page.markup;
}

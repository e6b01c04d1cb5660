/** The description of the API as a page: plain HTML, no scripts. */
import { problemKinds } from './problems.js';

export interface Description {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  tags?: { name: string; description?: string }[];
}

export interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: unknown }> }>;
}

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .5rem 0 1rem; }
h3 { margin: .5rem 0; font-size: 1.05rem; }
h3 code { font-weight: 700; }
pre { overflow-x: auto; padding: .75rem; background: color-mix(in srgb, currentColor 8%, transparent); border-radius: .4rem; }
table { border-collapse: collapse; }
td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; }
`;

export function docsPage(api: Description): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = (api.tags ?? []).map(({ name, description }) => {
    const members = operations.filter(({ operation }) => operation.tags?.includes(name));
    return `<section><h2 id="${html(name)}">${html(description ?? name)}</h2>${members.map(article).join('')}</section>`;
  });
  const problems = Object.entries(problemKinds)
    .map(
      ([code, { status, title, text }]) =>
        `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${html(title)}</td><td lang="ru">${html(text.ru)}</td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Reglament API</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>Reglament API ${html(api.info.version)}</h1>
<p>${prose(api.info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
${groups.join('\n')}
<section><h2 id="problems">Problems</h2><table><tbody>${problems}</tbody></table></section>
</body></html>`;
}

function article({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const parameters = (operation.parameters ?? [])
    .map(
      (p) =>
        `<tr><th scope="row"><code>${html(p.name)}</code></th><td>${html(p.in)}${p.required ? ', required' : ''}</td><td>${prose(p.description ?? '')}</td></tr>`,
    )
    .join('');
  const body = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    details(`Body (${type})`, schema),
  );
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status !== 'default')
    .flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).map(([type, { schema }]) => details(`${status} (${type})`, schema)),
    );
  return `<article><h3><code>${method.toUpperCase()} ${html(path)}</code></h3>
<p><strong>${html(operation.summary ?? '')}.</strong> ${prose(operation.description ?? '')}</p>
${parameters ? `<table><tbody>${parameters}</tbody></table>` : ''}${[...body, ...answers].join('')}</article>`;
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${html(title)}</summary><pre>${html(JSON.stringify(schema, null, 2))}</pre></details>`;
}

/** Text with `code` in backticks. */
function prose(text: string): string {
  return html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function html(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

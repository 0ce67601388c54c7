/** The parts of OpenAPI 3.1 that the document uses. */
import type { JsonSchema } from './schemaOf.ts';
import type { Refusal } from './refusalWords.ts';

export interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  /** Fields of a form that are JSON text. */
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>;
}
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly content?: Readonly<Record<string, Media>>;
  readonly example?: unknown;
}
export interface Reply {
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
}
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Reply | { readonly $ref: string }>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Id in the list of calls, such as CALL-066; absent for calls that are not in it. */
  readonly 'x-call'?: string;
  readonly 'x-effect'?: string;
  /** Codes of the body under which nothing was done, besides those of every call. */
  readonly 'x-refusals'?: readonly Refusal[];
}
export interface Document {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  /** Refusals that every call with an envelope may have. */
  readonly 'x-refusals': readonly Refusal[];
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Reply>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

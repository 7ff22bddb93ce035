// Flattens a JSON schema into readable lines: path, type, and whether it is required.
import { z } from 'zod';

export interface SchemaField {
  /** 'items[].price'; '' is the value itself. */
  path: string;
  /** 'integer from 1', '"summer" or "winter"', 'text or null'. */
  type: string;
  isRequired: boolean;
}

const bounds = { minimum: z.number().optional(), maximum: z.number().optional() };
const nodeSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  ...bounds,
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});
type Node = z.output<typeof nodeSchema>;

/** Beyond these JavaScript's own limits speak, not ours. */
const SAFE = Number.MAX_SAFE_INTEGER;

/** Every value of `schema`, parents before their children. */
export function schemaFields(schema: unknown, path = '', isRequired = true): SchemaField[] {
  const node = nodeSchema.safeParse(schema).data;
  if (!node) return [{ path, type: 'anything', isRequired }];
  const own = path === '' && node.properties ? [] : [{ path, type: typeOf(node), isRequired }];
  return [...own, ...childrenOf(node, path)];
}

function childrenOf(node: Node, path: string): SchemaField[] {
  const properties = Object.entries(node.properties ?? {}).flatMap(([name, value]) =>
    schemaFields(value, path === '' ? name : `${path}.${name}`, node.required?.includes(name) ?? false),
  );
  const items = nodeSchema.safeParse(node.items).data;
  const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap((choice) => {
    const found = nodeSchema.safeParse(choice).data;
    return found ? childrenOf(found, path) : [];
  });
  return [...properties, ...(items ? childrenOf(items, `${path}[]`) : []), ...choices];
}

function typeOf(node: Node): string {
  const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  if (choices.length > 0) {
    return [...new Set(choices.map((choice) => typeOf(nodeSchema.safeParse(choice).data ?? {})))].join(
      ' or ',
    );
  }
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  const names = [node.type ?? 'anything'].flat();
  if (names.includes('array')) {
    return `list of ${typeOf(nodeSchema.safeParse(node.items).data ?? {})}`;
  }
  return [names.join(' or '), node.format ?? '', limitsOf(node)].filter(Boolean).join(', ');
}

function limitsOf({ minimum, maximum, minLength, maxLength }: Node): string {
  const least = minimum !== undefined && minimum > -SAFE ? `from ${minimum}` : '';
  const most = maximum !== undefined && maximum < SAFE ? `to ${maximum}` : '';
  const characters = [
    minLength !== undefined && `at least ${minLength}`,
    maxLength !== undefined && `at most ${maxLength}`,
  ].filter(Boolean);
  return [least, most, characters.length > 0 ? `${characters.join(', ')} characters` : '']
    .filter(Boolean)
    .join(' ');
}

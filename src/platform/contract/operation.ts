// The name of an endpoint: its method and path.

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Method and path below /api, parameters as ':name', e.g. 'GET /tires/sizes/:sizeId'. */
export type Operation = `${Method} /${string}`;

export function splitOperation(operation: string): { method: string; path: string } {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path };
}

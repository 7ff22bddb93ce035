// Staff of a measured product: signed in, reading and saving over the API.
import { z } from 'zod';

import type { RunningProduct } from './product.ts';

/** Give it to the product as `ADMIN_PASSWORD`. */
export const PASSWORD = 'kitkat-alle-ennen-lunta';

export interface Staff {
  /** The header that requests of this staff member carry. */
  headers: Readonly<Record<'authorization', string>>;
  /** Both throw unless the answer is good. */
  read: (path: string) => Promise<unknown>;
  send: (method: 'POST' | 'PUT', path: string, body: object | FormData) => Promise<unknown>;
}

const sessionSchema = z.object({ token: z.string() });

export async function signIn({ url }: Pick<RunningProduct, 'url'>): Promise<Staff> {
  const request = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const json = { 'content-type': 'application/json' };
  const { token } = sessionSchema.parse(
    await request('/api/admin/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    }),
  );
  const headers = { authorization: `Bearer ${token}` };
  return {
    headers,
    read: (path) => request(path, { headers }),
    send: (method, path, body) =>
      request(
        path,
        body instanceof FormData
          ? { method, headers, body }
          : { method, headers: { ...headers, ...json }, body: JSON.stringify(body) },
      ),
  };
}

// What was filled in for an upload, kept over a sign-in in between. The file itself cannot be kept, only its name.
import { z } from 'zod';

const KEY = 'importUpload';

const keptSchema = z.object({ list: z.string(), fileName: z.string().optional() });
export type KeptUpload = z.output<typeof keptSchema>;

export function keptUpload(): KeptUpload | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function keepUpload(upload: { list: string; fileName: string | undefined }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(upload));
  } catch {
    // Full or refused storage: the form then starts anew, nothing more.
  }
}

export function forgetUpload(): void {
  sessionStorage.removeItem(KEY);
}

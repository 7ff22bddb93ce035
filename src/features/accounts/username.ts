// Staff user names as they are compared.

/** Without regard to case, compatibility forms or outer spaces. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

// Finnish texts of the link to the account in the frame of every page.

export const customersMessages = {
  signIn: 'Kirjaudu',
  account: 'Oma tili',
  hello: (name: string) => `Hei, ${name}`,
} as const;

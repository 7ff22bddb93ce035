// Finnish texts around the chat.

export const chatMessages = {
  name: 'Avustaja',
  open: (name: string) => `Avaa keskustelu: ${name}`,
  minimise: 'Pienennä keskustelu',
  close: 'Sulje keskustelu',
} as const;

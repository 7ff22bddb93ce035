// What older browsers do not know of dialogs: buttons that open them (command="show-modal"), and the press outside them that
// closes them (closedby="any"). Loaded by them alone.

export function installDialogCommands(): void {
  const knowsCommands = 'command' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = knowsCommands ? null : target.closest('[command=show-modal]');
    const dialog = opener && document.getElementById(opener.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    // A press on the backdrop has the dialog itself as its target.
    if (!knowsClosedBy && target.matches('dialog[closedby=any]:modal')) target.closest('dialog')?.close();
  });
}

// Every style of the public site in one sheet: ground first, then the design system, then the slices.
import '../platform/ui/fonts.css';
import '../platform/ui/tokens.css';
import '../platform/ui/base.css';

// Exported, because the bundler drops a sheet whose class names nobody asks for. The later sheet wins.
// What only the back office draws stands in its own sheet.
export const designSystem = import.meta.glob(
  [
    '../platform/ui/**/*.module.css',
    '!../platform/ui/{chart,conflict-view,file-box,import-dialog,list-editor,list-page,one-thing}.module.css',
    '!../platform/ui/{pager,progress,save-bar,skeleton,toast,toasts}.module.css',
  ],
  { eager: true },
);
export const frame = import.meta.glob('./site-*.module.css', { eager: true });
export const slices = import.meta.glob('../features/*/site/**/*.module.css', { eager: true });

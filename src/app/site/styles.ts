// Every style of the public site in one sheet: ground first, then the design system, then the slices.
import '../../platform/ui/style/fonts.css';
import '../../platform/ui/style/tokens.css';
import '../../platform/ui/style/base.css';

// Exported, because the bundler drops a sheet whose class names nobody imports. The later sheet wins.
// A sheet that only the back office draws ends in .admin.module.css, one that only some pages load in .page.module.css.
export const designSystem = import.meta.glob(
  ['../../platform/ui/**/*.module.css', '!../../platform/ui/**/*.admin.module.css'],
  { eager: true },
);
export const frame = import.meta.glob('./*.module.css', { eager: true });
export const slices = import.meta.glob(
  ['../../features/*/site/**/*.module.css', '!../../features/*/site/**/*.page.module.css'],
  { eager: true },
);

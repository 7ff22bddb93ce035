// Every style of the public site in one sheet: ground first, then the design system, then the slices.
import '../platform/ui/fonts.css';
import '../platform/ui/tokens.css';
import '../platform/ui/base.css';

// Exported, because the bundler drops a sheet whose class names nobody asks for. The later sheet wins.
export const designSystem = import.meta.glob('../platform/ui/**/*.module.css', { eager: true });
export const frame = import.meta.glob('./site-*.module.css', { eager: true });
export const slices = import.meta.glob('../features/*/site/**/*.module.css', { eager: true });

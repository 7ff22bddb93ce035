// Every style of the public site in one sheet: ground first, then the design system, then the slices.
import '../platform/ui/fonts.css';
import '../platform/ui/tokens.css';
import '../platform/ui/base.css';

import.meta.glob('../platform/ui/**/*.module.css', { eager: true });
import.meta.glob('./site-*.module.css', { eager: true });
import.meta.glob('../features/*/site/**/*.module.css', { eager: true });

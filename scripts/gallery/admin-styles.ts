// The sheets that only the back office draws, for the gallery alone.
export const backOffice = import.meta.glob('../../src/platform/ui/**/*.admin.module.css', { eager: true });

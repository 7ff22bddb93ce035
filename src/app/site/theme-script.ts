// The one inline script of every page: sets the chosen theme before first paint. Its exact text is hashed into the policy.

/** At most 300 bytes; 'theme' in local storage is 'light' or 'dark', absent follows the system. */
export const themeScript =
  "try{var t=localStorage.theme;if(t=='light'||t=='dark')document.documentElement.dataset.theme=t}catch(e){}";

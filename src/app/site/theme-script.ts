// The one inline script of every page: sets before first paint which theme is chosen and whether cookies are asked about. Its exact text is hashed into the policy.

/** At most 300 bytes; 'theme' in local storage is 'light' or 'dark', absent follows the system. `data-asks` keeps room for the question. */
export const themeScript =
  "var d=document.documentElement.dataset;d.asks='';" +
  "try{var t=localStorage.theme;if(t=='light'||t=='dark')d.theme=t;" +
  "if(/^(accepted|denied)$/.test(localStorage['cookie-consent']))delete d.asks}catch(e){}";

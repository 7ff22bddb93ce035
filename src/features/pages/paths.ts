// Addresses of the service and guide pages.

export const RIMS_PATH = '/vanteet';
export const TYRE_HOTEL_PATH = '/rengashotelli';
export const BALANCING_PATH = '/palvelut/tasapainoitus';
export const REPAIR_PATH = '/palvelut/korjaustyot';
export const GOOD_TO_KNOW_PATH = '/hyva-tietaa';
export const FINANCING_PATH = '/rahoitus';
export const CONTACT_PATH = '/ota-yhteytta';
/** The contact details in the footer of every page. */
export const CONTACT_ID = 'yhteystiedot';
export const PRIVACY_PATH = '/tietosuojaseloste';
export const ACCESSIBILITY_PATH = '/saavutettavuus';

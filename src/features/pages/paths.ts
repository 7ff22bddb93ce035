// Addresses of the service and guide pages.

export const RIMS_PATH = '/vanteet';
export const TYRE_HOTEL_PATH = '/rengashotelli';
export const BALANCING_PATH = '/palvelut/tasapainoitus';
export const REPAIR_PATH = '/palvelut/korjaustyot';
export const GOOD_TO_KNOW_PATH = '/hyva-tietaa';
export const FINANCING_PATH = '/rahoitus';
export const CONTACT_PATH = '/ota-yhteytta';
export const PRIVACY_PATH = '/tietosuojaseloste';
export const ACCESSIBILITY_PATH = '/saavutettavuus';

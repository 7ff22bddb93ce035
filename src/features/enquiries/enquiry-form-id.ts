// Element id of the form on its page: links and other forms lead to it.
export const ENQUIRY_FORM_ID = 'yhteydenotto';

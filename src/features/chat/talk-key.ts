/** Where a tab keeps its talk with the assistant; whoever signs out leaves none of it to the next person. */
export const TALK_KEY = 'kaarto-chat';

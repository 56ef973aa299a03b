/** What a list of sources says, in Hindi. */
export const hi = {
  checked: 'स्रोतों से मिलाकर जाँचा गया:',
  undated: 'तारीख नहीं दी गई',
};

/** What a list of sources says, in Marathi. */
export const mr = {
  checked: 'स्रोतांशी जुळवून तपासले:',
  undated: 'तारीख दिलेली नाही',
};

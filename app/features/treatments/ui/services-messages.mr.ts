/** The page of all departments, in Marathi. */
export const mr = {
  servicesTitle: 'सर्व उपचार',
  servicesHead: (city: string) => `त्वचा, केस, लेझर आणि सर्जरीचे उपचार, ${city}`,
  servicesSubtitle: 'आम्ही जे करतो ते सर्व, विभागानुसार. उपचाराने काय होऊ शकते, काय नाही, आणि कोणी थांबावे, हे प्रत्येक पान सांगते.',
  servicesDescription: (count: number, city: string) =>
    `${city} येथील आमच्या त्वचा आणि केसांच्या क्लिनिकचे सर्व ${count} उपचार, विभागानुसार: केस, त्वचा, नखे, लेझर, अँटी-एजिंग, कॉस्मेटिक सर्जरी आणि फेशियल.`,
  openDepartment: (department: string) => `${department}: सर्व उपचार`,
  treatmentsOf: (department: string) => `${department}: उपचार`,
  departments: 'विभाग',
  findByConcern: 'तुमच्या त्रासावरून शोधा',
};

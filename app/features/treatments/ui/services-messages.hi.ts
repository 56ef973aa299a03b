/** The page of all departments, in Hindi. */
export const hi = {
  servicesTitle: 'सब इलाज',
  servicesHead: (city: string) => `त्वचा, बाल, लेज़र और सर्जरी के इलाज, ${city}`,
  servicesSubtitle:
    'हम जो कुछ करते हैं, विभाग के हिसाब से। हर पेज बताता है कि इलाज से क्या हो सकता है, क्या नहीं, और किसे रुकना चाहिए।',
  servicesDescription: (count: number, city: string) =>
    `${city} के हमारे त्वचा और बालों के क्लिनिक के सब ${count} इलाज, विभाग के हिसाब से: बाल, त्वचा, नाखून, लेज़र, एंटी-एजिंग, कॉस्मेटिक सर्जरी और फ़ेशियल।`,
  openDepartment: (department: string) => `${department}: सब इलाज`,
  treatmentsOf: (department: string) => `${department}: इलाज`,
  departments: 'विभाग',
  findByConcern: 'अपनी तकलीफ़ से खोजें',
};

const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** "₹1,500", and "₹1,20,000": whole rupees as they are written in India. */
export function formatRupees(rupees: number): string {
  return format.format(rupees);
}

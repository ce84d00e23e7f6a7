/** A telephone number as a link; letters and spaces are for the eye only. */
export function PhoneLink({
  phone,
  label,
  className,
}: {
  phone: string;
  label?: string;
  className?: string;
}) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={label} className={className}>
      {phone}
    </a>
  );
}

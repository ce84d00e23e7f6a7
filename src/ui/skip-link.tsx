export function SkipLink({ label, target = 'content' }: { label: string; target?: string }) {
  return (
    <a href={`#${target}`} className="skip btn btn-sm">
      {label}
    </a>
  );
}

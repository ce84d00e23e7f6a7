// A page component, imported like Gatsby's own loader does: the query makes it the same module, in
// the same chunk, as that template's pages. Its type is that of the file, which the importer names.
declare module '*?export=default' {
  const page: never;
  export default page;
}

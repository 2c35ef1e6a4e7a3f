"""What is kept on disk: the database, its versions, and all that is asked of it."""
